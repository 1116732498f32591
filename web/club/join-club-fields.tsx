import type { FormState, PageOf } from '#contracts/pages.ts'
import { Checkbox } from '#ui/choice/index.ts'
import { EmailField, Field, FieldPair } from '#ui/field/index.ts'
import { useMarket } from '#web/markets/index.ts'
import styles from './club.module.css'

export interface JoinClubFieldsProps {
  /** Prefix of the ids of the fields. */
  readonly id: string
  readonly subBrands: PageOf<'customerClubPage'>['subBrands']
  readonly form: FormState | undefined
  readonly withNames?: boolean
}

/** The fields of the club's form. A topic may be ticked beforehand, but never the box that gives consent. */
export function JoinClubFields({ id, subBrands, form, withNames = false }: JoinClubFieldsProps) {
  const { t } = useMarket()
  const values = form?.values
  return (
    <>
      <EmailField
        id={`${id}-email`}
        label={t('club.email')}
        defaultValue={values?.email}
        problems={form?.problems.email}
        explain={() => t('form.write-like', 'name@example.com')}
      />
      {withNames && (
        <FieldPair>
          {(['firstName', 'lastName'] as const).map((name) => (
            <Field
              key={name}
              id={`${id}-${name}`}
              name={name}
              label={t(name === 'firstName' ? 'address.first-name' : 'address.last-name')}
              optional={t('form.optional')}
              autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
              maxLength={100}
              defaultValue={values?.[name]}
              problems={form?.problems[name]}
            />
          ))}
        </FieldPair>
      )}
      {subBrands.length > 0 && (
        <fieldset className={styles.brands}>
          <legend>{t('club.brands')}</legend>
          {subBrands.map(({ id: brand, name, preSelected }) => (
            <Checkbox
              key={brand}
              id={`${id}-brand-${brand}`}
              name={`brand-${brand}`}
              value="true"
              label={name}
              defaultChecked={values ? values[`brand-${brand}`] === 'true' : preSelected}
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        id={`${id}-consent`}
        name="acceptTerms"
        value="true"
        required
        label={t('club.consent')}
        defaultChecked={values?.acceptTerms === 'true'}
        problems={form?.problems.acceptTerms}
      />
    </>
  )
}
