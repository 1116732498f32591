import type { PageOf } from '#contracts/pages.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { ErrorSummary, Notice } from '#ui/notice/index.ts'
import { AccountForm, AccountFrame, ConfirmFirst, refusedAs } from '#web/accounts/index.ts'
import { MemberCard, ownCard, PointsNow, Promotions, RewardsIntro, ShownVoucher, Vouchers } from '#web/loyalty/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { LazyRows } from '#web/widgets/lazy-rows.tsx'
import styles from './account-rewards-page.module.css'

type RewardsPage = PageOf<'accountRewardsPage'>

/** Points, card and rewards of a member; or the form to become one. */
export function AccountRewardsPage({ page }: { readonly page: RewardsPage }) {
  const { t } = useMarket()
  const { state, done, form } = page
  const problems = Object.values(form?.problems ?? {}).flatMap((texts) => texts.map((text) => ({ text })))
  return (
    <AccountFrame page="accountRewardsPage">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{t('page.accountrewardspage')}</h1>
        {done && !form && (
          <Notice tone="success" role="status">
            {t(`loyalty.done-${done}`)}
          </Notice>
        )}
        {form && form.formAction !== 'join-programme' && (
          <ErrorSummary title={t('form.to-fix', problems.length)} problems={problems} />
        )}
        {state === 'joining' && <Notice tone="info">{t('loyalty.joining')}</Notice>}
        {state === 'unconfirmed' && <ConfirmFirst />}
        {state === 'silent' && <Notice tone="warning">{t('loyalty.unavailable')}</Notice>}
        {page.reward && <RewardsIntro reward={page.reward} />}
        <LazyRows rows={page.reward?.rows} />
        {state === 'no-member' && <Join page={page} />}
        {state === 'member' && <OfMember page={page} />}
      </div>
    </AccountFrame>
  )
}

function OfMember({ page: { points, card, promotions, vouchers, shown } }: { readonly page: RewardsPage }) {
  const { links, market } = useMarket()
  const action = links.accountRewardsPage ?? ''
  return (
    <>
      {shown && <ShownVoucher voucher={shown} />}
      <div className={styles.top}>
        {points && <PointsNow points={points} />}
        {card && <MemberCard requestCard={() => ownCard(market.id)} first={card} />}
      </div>
      <Promotions promotions={promotions} action={action} />
      <Vouchers vouchers={vouchers} action={action} />
    </>
  )
}

/** The form to join. Its checkbox must not be ticked beforehand. */
function Join({ page: { termsUrl, form } }: { readonly page: RewardsPage }) {
  const { t, links } = useMarket()
  const refused = refusedAs(form, 'join-programme')
  return (
    <>
      <p>{t('loyalty.join-why')}</p>
      <AccountForm
        action={links.accountRewardsPage ?? ''}
        formAction="join-programme"
        submit={t('loyalty.join')}
        prefix=""
        {...{ refused }}
      >
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          value="true"
          required
          label={t('loyalty.accept-terms')}
          problems={refused?.problems.acceptTerms}
        />
        <p>
          <a href={termsUrl}>{t('loyalty.read-terms')}</a>
        </p>
      </AccountForm>
    </>
  )
}
