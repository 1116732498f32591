import type { FormState } from '#contracts/pages.ts'
import type { WithdrawalOffer } from '#contracts/withdrawals.ts'
import { formatWrittenDate, formatWrittenDay } from '#foundation/date-format.ts'
import { leftToRight } from '#foundation/left-to-right.ts'
import { Button } from '#ui/button/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { Notice } from '#ui/notice/index.ts'
import { Select } from '#ui/select/index.ts'
import { SummaryList, SummaryRow } from '#ui/summary-list/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { FormProblems } from './form-problems.tsx'
import styles from './withdrawals.module.css'

export interface ConfirmWithdrawalProps {
  readonly offer: WithdrawalOffer
  /** The token that opens this step again. */
  readonly statement: string
  readonly form: FormState | undefined
}

/** The second step: the pieces, the person, and the button that declares the withdrawal. */
export function ConfirmWithdrawal({ offer, statement, form }: ConfirmWithdrawalProps) {
  const { t, links, market, locale } = useMarket()
  const { orderNumber, ordered, name, email, withdrawalNumber, until, isOver, lines } = offer
  const isPossible = !isOver && lines.some(({ withdrawable }) => withdrawable > 0)
  return (
    <>
      <h1 tabIndex={-1}>{t('withdrawal.of-order', leftToRight(orderNumber))}</h1>
      {isOver && <Over until={until ?? ''} />}
      {!isOver && !isPossible && <Notice>{t('withdrawal.nothing')}</Notice>}
      <form
        className={styles.form}
        method="post"
        action={`${links.withdrawalPage}?${new URLSearchParams({ statement })}`}
        noValidate
      >
        <FormProblems form={form} />
        <input type="hidden" name="withdrawalNumber" value={form?.values.withdrawalNumber ?? withdrawalNumber} />
        <ul className={styles.items}>
          {lines.map((line) => (
            <Line key={line.lineItemId} {...{ line, form, isOver }} />
          ))}
        </ul>
        {isPossible && (
          <>
            <SummaryList>
              <SummaryRow term={t('withdrawal.name')}>
                <bdi>{name}</bdi>
              </SummaryRow>
              <SummaryRow term={t('withdrawal.ordered')}>
                {formatWrittenDate(new Date(ordered), locale, market.timeZone)}
              </SummaryRow>
              <SummaryRow term={t('withdrawal.receipt-to')}>
                <bdi>{email}</bdi>
              </SummaryRow>
              <SummaryRow term={t('withdrawal.until')}>
                {until === undefined ? t('withdrawal.not-begun') : formatWrittenDay(until, locale)}
              </SummaryRow>
            </SummaryList>
            <Button kind="primary" size="buy" name="formAction" value="confirm-withdrawal">
              {t('withdrawal.confirm')}
            </Button>
          </>
        )}
      </form>
      <Earlier offer={offer} />
      <p>
        <TextLink href={links.withdrawalPage ?? ''}>{t('returns.another-order')}</TextLink>
      </p>
    </>
  )
}

/** Shown after the withdrawal period. A return may still be possible. */
function Over({ until }: { readonly until: string }) {
  const { t, links, locale } = useMarket()
  return (
    <Notice tone="warning">
      {t('withdrawal.too-late', formatWrittenDay(until, locale))}{' '}
      {links.returnItemsPage && <TextLink href={links.returnItemsPage}>{t('withdrawal.return-instead')}</TextLink>}
    </Notice>
  )
}

interface LineProps {
  readonly line: WithdrawalOffer['lines'][number]
  readonly form: FormState | undefined
  readonly isOver: boolean
}

/** A line of the order with the number of pieces to withdraw: all pieces, unless the shopper chooses fewer. */
function Line({ line: { lineItemId, name, details, imageUrl, quantity, withdrawable }, form, isOver }: LineProps) {
  const { t } = useMarket()
  const pieces = `pieces-${lineItemId}`
  const counts = Array.from({ length: withdrawable + 1 }, (_, count) => String(withdrawable - count))
  return (
    <li className={styles.item}>
      {imageUrl && <img className={styles.image} src={imageUrl} alt="" width={72} height={96} loading="lazy" />}
      <div className={styles.about}>
        <p>
          <bdi className={styles.name}>{name}</bdi>
          <br />
          <span className={styles.small}>{details}</span>
        </p>
        {withdrawable > 0 && !isOver ? (
          <Select
            id={pieces}
            name={pieces}
            label={t('withdrawal.pieces', name)}
            choices={counts.map((value) => ({ value, label: value }))}
            defaultValue={form?.values[pieces] ?? String(withdrawable)}
            problems={form?.problems[pieces]}
            narrow
          />
        ) : (
          <p className={styles.small}>
            {withdrawable > 0 ? t('mails.pieces', quantity) : t('withdrawal.line-not-left')}
          </p>
        )}
      </div>
    </li>
  )
}

function Earlier({ offer: { earlier } }: Pick<ConfirmWithdrawalProps, 'offer'>) {
  const { t } = useMarket()
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title">{t('withdrawal.earlier')}</h2>
      <ul className={styles.plain}>
        {earlier.map(({ withdrawalNumber, url }) => (
          <li key={url}>
            <TextLink href={url}>{t('withdrawal.number', leftToRight(withdrawalNumber))}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
