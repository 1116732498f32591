import type { FieldRule } from '#contracts/forms.ts'
import { FieldPair } from '#ui/field/index.ts'
import { FieldOfRule } from './field-of-rule.tsx'
import { fieldRows } from './field-rows.ts'

export interface FieldsOfRulesProps {
  readonly rules: readonly FieldRule[]
  /** The typed values, or else the known ones, by field name. */
  readonly values: Readonly<Record<string, string | undefined>>
  readonly problems: Readonly<Record<string, readonly string[]>> | undefined
}

/** Fields in a column. Fields that belong together are side by side. */
export function FieldsOfRules({ rules, values, problems }: FieldsOfRulesProps) {
  return fieldRows(rules).map((row) => {
    const inputs = row.map((rule) => (
      <FieldOfRule key={rule.name} rule={rule} value={values[rule.name]} problems={problems?.[rule.name]} />
    ))
    return row.length > 1 ? <FieldPair key={row[0]!.name}>{inputs}</FieldPair> : inputs
  })
}
