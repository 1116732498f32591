import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'

/** Shown instead of data that needs a confirmed email address. */
export function ConfirmFirst() {
  const { t, links } = useMarket()
  return (
    <p>
      {t('loyalty.confirm-first')}{' '}
      <TextLink inSentence href={`${links.loginPage ?? ''}?view=verify`}>
        {t('sign-in.title-verify')}
      </TextLink>
    </p>
  )
}
