import type { FormState } from '#contracts/pages.ts'
import { Drawer } from '#ui/drawer/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { api } from '#web/platform/client.ts'
import { useAnswer } from '#web/platform/use-answer.ts'
import styles from '../accounts.module.css'
import { SignOut } from '../sign-out.tsx'
import { TermsForm } from './accept-terms.tsx'

export interface TermsFlyoutProps {
  readonly open: boolean
  readonly asksNews: boolean
  /** The refused form. */
  readonly form: FormState | undefined
}

/** The terms that a shopper has not accepted yet. The flyout stays until the shopper accepts them or logs out. */
export function TermsFlyout({ open, asksNews, form }: TermsFlyoutProps) {
  const { t, market } = useMarket()
  const { answer } = useAnswer(open ? market.id : undefined, () =>
    api('GET /api/terms-and-conditions', { query: { market: market.id } }),
  )
  const terms = typeof answer === 'object' ? answer.value : undefined
  if (!terms) return null
  const answerForm = (
    <>
      <TermsForm
        version={terms.version}
        prefix="terms-flyout-"
        to={location.pathname + location.search}
        {...{ form, asksNews }}
      />
      <div className={styles.centred}>
        <SignOut />
      </div>
    </>
  )
  return (
    <Drawer
      open={open}
      onClose={() => {}}
      stays
      title={t('account.terms-title')}
      closeWord={t('close')}
      footer={answerForm}
    >
      <div className={styles.view}>
        <p>{t('account.terms-intro')}</p>
        <RichText html={terms.text} />
      </div>
    </Drawer>
  )
}
