import type { WidgetOf } from '#contracts/widgets.ts'
import { Button } from '#ui/button/index.ts'
import { PageWidth } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { RichText } from '#ui/rich-text/index.ts'
import { JoinClubFields, sendClubSignup, useClubSigned } from '#web/club/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './club-signup.module.css'
import { PopupSignup } from './popup-signup.tsx'
import { useSignupForm } from './use-signup-form.ts'

/** An editor's form of the customer club. Without script it is posted to the club's page. */
export function ClubSignup({ widget }: { readonly widget: WidgetOf<'customerClubSignup'> }) {
  const { market, t, links } = useMarket()
  const wasSigned = useClubSigned()
  const { sent, form, submit } = useSignupForm('join-club', (values) => sendClubSignup(market.id, values))
  if (widget.asPopup) return <PopupSignup widget={widget} />
  if (wasSigned && !sent) return null
  return (
    <section className={styles.section} aria-labelledby={`${widget.id}-title`}>
      <PageWidth>
        <div className={styles.signup}>
          <h2 id={`${widget.id}-title`}>{widget.headline ?? t('club.title')}</h2>
          {widget.html && <RichText html={widget.html} />}
          {sent ? (
            <Notice tone="success" role="status" title={widget.successMessage ?? t(`club.${sent}`)}>
              {t(sent === 'asked' ? 'club.asked-why' : 'club.joined-why')}
            </Notice>
          ) : (
            <form method="post" action={links.customerClubPage} className={styles.form} noValidate onSubmit={submit}>
              {form?.problems[''] && <Notice tone="danger">{form.problems['']}</Notice>}
              <JoinClubFields id={widget.id} subBrands={widget.subBrands} form={form} />
              {widget.terms && <RichText html={widget.terms} />}
              <div>
                <Button kind="primary" name="formAction" value="join-club">
                  {widget.buttonText ?? t('club.join')}
                </Button>
              </div>
            </form>
          )}
        </div>
      </PageWidth>
    </section>
  )
}
