import type { FieldRule } from '#contracts/forms.ts'
import { emailPattern } from '#foundation/email-address.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { Field } from '#ui/field/index.ts'
import { Select } from '#ui/select/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface FieldOfRuleProps {
  readonly rule: FieldRule
  /** The typed value, or else the known one. */
  readonly value: string | undefined
  readonly problems: readonly string[] | undefined
}

/** A field rendered from its rule. The rule contains the checks that a browser can make, so the browser needs no schema. */
export function FieldOfRule({ rule, value, problems }: FieldOfRuleProps) {
  const { t } = useMarket()
  const shared = { id: rule.name, name: rule.name, label: t(rule.label), problems }
  if (rule.type === 'checkbox') return <Checkbox {...shared} value="true" defaultChecked={value === 'true'} />

  const texts = {
    ...shared,
    optional: rule.required ? undefined : t('form.optional'),
    help: rule.help && t(rule.help),
    required: rule.required,
    autoComplete: rule.autocomplete,
    narrow: isShort(rule),
  }
  if (rule.type === 'select')
    return <Select {...texts} choices={rule.options ?? []} defaultValue={value ?? ''} placeholder={t('form.choose')} />

  return (
    <Field
      {...texts}
      type={rule.type}
      inputMode={rule.inputMode}
      pattern={rule.pattern ?? (rule.type === 'email' ? emailPattern : undefined)}
      maxLength={rule.maxLength}
      mask={rule.mask}
      defaultValue={value}
      ticked={rule.pattern !== undefined || rule.type === 'email'}
      {...(rule.type === 'email' && { spellCheck: false })}
      explain={() => (rule.example ? t('form.write-like', rule.example) : t('form.not-right', t(rule.label)))}
    />
  )
}

const isShort = ({ maxLength }: FieldRule): boolean => maxLength !== undefined && maxLength <= 16
