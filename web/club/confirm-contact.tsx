import type { FormState, PageOf } from '#contracts/pages.ts'
import { Button } from '#ui/button/index.ts'
import { OneAction, TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface ConfirmContactProps {
  readonly confirm: NonNullable<PageOf<'customerClubPage'>['confirm']> | null
  readonly form: FormState | undefined
}

/** The target of the link in the mail. Only the button confirms, because programs such as mail scanners open links too. */
export function ConfirmContact({ confirm, form }: ConfirmContactProps) {
  const { t, links } = useMarket()
  const isUsed = confirm === null || form?.formAction === 'confirm-contact'
  return (
    <OneAction title={t('club.confirm-title')}>
      {isUsed || !confirm ? (
        <>
          <p>{t('club.verification-unknown')}</p>
          <TextLink href={links.customerClubPage ?? '/'}>{t('club.join')}</TextLink>
        </>
      ) : (
        <>
          <p>{t('club.confirm-intro', confirm.email)}</p>
          <form method="post" action={links.customerClubPage}>
            <input type="hidden" name="secret" value={confirm.secret} />
            <Button name="formAction" value="confirm-contact" kind="primary">
              {t('club.confirm')}
            </Button>
          </form>
        </>
      )}
    </OneAction>
  )
}
