import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** In place of what is told of an address only once it is confirmed. */
export function ConfirmFirst() {
  const { t, links } = useMarket()
  return (
    <p>
      {t('loyalty.confirm-first')}{' '}
      <TextLink href={`${links.loginPage ?? ''}?view=verify`}>{t('sign-in.title-verify')}</TextLink>
    </p>
  )
}
