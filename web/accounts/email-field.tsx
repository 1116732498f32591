import { Field } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface EmailFieldProps {
  readonly id: string
  readonly value: string | undefined
  readonly problems: readonly string[] | undefined
  readonly help?: string
  /** `username` where one signs in, so that browsers fill in what they keep with the password. */
  readonly autoComplete?: string
  readonly onType?: ((email: string) => void) | undefined
}

export function EmailField({ id, value, problems, help, autoComplete = 'username', onType }: EmailFieldProps) {
  const { t } = useMarket()
  return (
    <Field
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={254}
      label={t('checkout.email')}
      help={help}
      defaultValue={value}
      problems={problems}
      explain={() => t('form.write-like', 'name@example.com')}
      onChange={(event) => onType?.(event.currentTarget.value)}
    />
  )
}
