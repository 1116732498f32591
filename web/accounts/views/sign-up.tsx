import { Checkbox } from '#ui/choice/index.ts'
import { Field, FieldPair, PasswordField } from '#ui/field/index.ts'
import { TextLink } from '#ui/layout/index.ts'
import { useMarket } from '#web/markets/index.ts'
import { AccountEmail } from '../account-email.tsx'
import { AccountForm, refusedAs } from '../account-form.tsx'
import styles from '../accounts.module.css'
import { viewAddress } from '../view-address.ts'
import { OtherWays } from './other-ways.tsx'
import type { ViewProps } from './view.ts'

/** The form to create an account. It requests only the necessary data, and no box is ticked beforehand. */
export function SignUp({ forms, form, prefix, email, onEmail }: ViewProps) {
  const { t } = useMarket()
  const refused = refusedAs(form, 'sign-up')
  return (
    <>
      <AccountForm
        action={viewAddress(forms.action, 'signup')}
        formAction="sign-up"
        submit={t('sign-in.create')}
        {...{ refused, prefix }}
      >
        <AccountEmail
          id={`${prefix}email`}
          value={refused?.values.email ?? email}
          problems={refused?.problems.email}
          help={t('sign-in.email-why')}
          onType={onEmail}
        />
        <NewPassword prefix={prefix} label={t('sign-in.password')} problems={refused?.problems.password} />
        <FieldPair>
          <Name name="firstName" autoComplete="given-name" {...{ prefix, refused }} label={t('address.first-name')} />
          <Name name="lastName" autoComplete="family-name" {...{ prefix, refused }} label={t('address.last-name')} />
        </FieldPair>
        {forms.asksBirthday && (
          <Field
            id={`${prefix}birthday`}
            name="birthday"
            type="date"
            autoComplete="bday"
            label={t('sign-in.birthday')}
            optional={t('form.optional')}
            help={t('sign-in.birthday-why')}
            defaultValue={refused?.values.birthday}
            problems={refused?.problems.birthday}
          />
        )}
        <Consents {...{ forms, prefix, refused }} />
      </AccountForm>
      <OtherWays providers={forms.providers} />
    </>
  )
}

type Refused = ViewProps['form']

interface NameProps {
  readonly name: 'firstName' | 'lastName'
  readonly autoComplete: string
  readonly label: string
  readonly prefix: string
  readonly refused: Refused
}

const Name = ({ name, prefix, refused, ...rest }: NameProps) => (
  <Field
    id={prefix + name}
    name={name}
    required
    maxLength={100}
    defaultValue={refused?.values[name]}
    problems={refused?.problems[name]}
    {...rest}
  />
)

interface NewPasswordProps {
  readonly prefix: string
  readonly label: string
  readonly problems: readonly string[] | undefined
}

/** The field for a new password. It shows the rule for passwords before the shopper types. */
export function NewPassword({ prefix, label, problems }: NewPasswordProps) {
  const { t } = useMarket()
  return (
    <PasswordField
      id={`${prefix}password`}
      name="password"
      autoComplete="new-password"
      required
      minLength={8}
      maxLength={400}
      label={label}
      help={t('sign-in.password-rule')}
      showWord={t('sign-in.show')}
      problems={problems}
    />
  )
}

function Consents({ forms, prefix, refused }: Pick<ViewProps, 'forms' | 'prefix'> & { readonly refused: Refused }) {
  const { t } = useMarket()
  const { asksForTerms, asksForNews, newsAsked, offersProgramme, terms } = forms
  const box = (name: string) => ({
    ...{ id: prefix + name, name, value: 'true' },
    ...{ defaultChecked: refused?.values[name] === 'true', problems: refused?.problems[name] },
  })
  return (
    <div>
      {asksForTerms ? (
        <Checkbox
          {...box('acceptTerms')}
          required
          label={t(asksForNews ? 'sign-in.accept-terms' : 'sign-in.accept-earlier-terms')}
        />
      ) : (
        <>
          <input type="hidden" name="acceptTerms" value="true" />
          <p className={styles.small}>
            {t(asksForNews ? 'sign-in.terms-by-account' : 'sign-in.earlier-terms-by-account')}
          </p>
        </>
      )}
      <p className={styles.small}>
        <TextLink href={terms.url} target="_blank">
          {t('checkout.read-terms')}
        </TextLink>
      </p>
      {asksForNews && !newsAsked && <Checkbox {...box('acceptNewsletter')} label={t('checkout.newsletter')} />}
      {offersProgramme && <Checkbox {...box('joinProgramme')} label={t('loyalty.join-at-sign-up')} />}
    </div>
  )
}
