import type { FormState } from '#contracts/pages.ts'
import type { ReturnOffer } from '#contracts/returns.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { Button } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { ErrorSummary } from '#ui/notice/index.ts'
import { RadioCard, RadioCards } from '#ui/radio-card/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { problemsOf } from './problems-of.ts'
import { ReturnableItem } from './returnable-item.tsx'
import styles from './returns.module.css'

export interface ChooseItemsProps {
  readonly offer: ReturnOffer
  readonly ticket: string
  readonly form: FormState | undefined
}

/** The form to choose the pieces to return, the reasons, and how to send them. */
export function ChooseItems({ offer, ticket, form }: ChooseItemsProps) {
  const { t, links } = useMarket()
  const { orderNumber, returnNumber, lines, ways, returns } = offer
  const isPossible = lines.some(({ returnable }) => returnable > 0)
  return (
    <>
      <h1 tabIndex={-1}>{t('returns.choose')}</h1>
      <p>{t('returns.of-order', orderNumber)}</p>
      <form
        className={styles.form}
        method="post"
        action={`${links.returnItemsPage}?${new URLSearchParams({ ticket })}`}
        noValidate
      >
        {form && <ErrorSummary title={t('form.to-fix', problemsOf(form).length)} problems={problemsOf(form)} />}
        <input type="hidden" name="returnNumber" value={returnNumber} />
        <ul className={styles.items}>
          {lines.map((line) => (
            <ReturnableItem key={line.lineItemId} line={line} form={form} />
          ))}
        </ul>
        {isPossible ? (
          <>
            <RadioCards legend={t('returns.way')}>
              {ways.map((way, index) => (
                <RadioCard
                  key={way}
                  name="way"
                  value={way}
                  id={index === 0 ? 'way' : undefined}
                  defaultChecked={form ? form.values.way === way : index === 0}
                  title={t(`returns.way-${way}`)}
                  note={t(`returns.way-${way}-note`)}
                />
              ))}
            </RadioCards>
            <Button kind="primary" size="buy" name="formAction" value="register-return">
              {t('returns.register')}
            </Button>
            <p className={styles.small}>{t('returns.refund-when')}</p>
          </>
        ) : (
          <p>{t('returns.nothing')}</p>
        )}
      </form>
      {returns.length > 0 && <EarlierReturns returns={returns} />}
      {links.withdrawalPage && (
        <p>
          <TextLink href={`${links.withdrawalPage}?${new URLSearchParams({ ticket })}`}>
            {t('orders.withdraw')}
          </TextLink>
        </p>
      )}
      <p>
        <TextLink href={links.returnItemsPage ?? ''}>{t('returns.another-order')}</TextLink>
      </p>
    </>
  )
}

function EarlierReturns({ returns }: Pick<ReturnOffer, 'returns'>) {
  const { t, links } = useMarket()
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title">{t('returns.earlier')}</h2>
      <ul className={styles.plain}>
        {returns.map(({ returnId, returnNumber, state }) => (
          <li key={returnId}>
            <TextLink href={`${links.returnItemsPage}?${new URLSearchParams({ returnid: returnId })}`}>
              {t('returns.label-title', leftToRight(returnNumber))}
            </TextLink>{' '}
            <span className={styles.small}>{t(`returns.state-${state.toLowerCase()}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
