import { EmailField } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface AccountEmailProps {
  readonly id: string
  readonly value: string | undefined
  readonly problems: readonly string[] | undefined
  readonly help?: string
  /** `username` in sign-in forms, so that browsers fill in the address that they saved with the password. */
  readonly autoComplete?: string
  readonly onType?: ((email: string) => void) | undefined
}

/** The field for the email address of an account. */
export function AccountEmail({ id, value, problems, help, autoComplete = 'username', onType }: AccountEmailProps) {
  const { t } = useMarket()
  return (
    <EmailField
      id={id}
      autoComplete={autoComplete}
      label={t('checkout.email')}
      help={help}
      defaultValue={value}
      problems={problems}
      explain={() => t('form.write-like', 'name@example.com')}
      onChange={(event) => onType?.(event.currentTarget.value)}
    />
  )
}
