import type { FormState, PageOf } from '#contracts/pages.ts'
import { EmailField, Field, FieldPair } from '#ui/field/index.ts'
import { Select } from '#ui/select/index.ts'
import { AccountForm, refusedAs } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'

export interface ProfileFormProps {
  readonly profile: PageOf<'accountUserProfilePage'>['profile']
  readonly form: FormState | undefined
}

/** The form to change the profile of the signed-in member. */
export function ProfileForm({ profile, form }: ProfileFormProps) {
  const { t, links } = useMarket()
  const refused = refusedAs(form, 'save-profile')
  const of = (name: string): FieldState => ({
    ...{ id: name, name, defaultValue: refused?.values[name] ?? profile.values[name] },
    problems: refused?.problems[name],
  })
  const optional = t('form.optional')
  return (
    <AccountForm
      action={links.accountUserProfilePage ?? ''}
      formAction="save-profile"
      submit={t('profile.save')}
      prefix=""
      {...{ refused }}
    >
      <PersonFields {...{ of, optional, profile }} />
      <ShoppingFields {...{ of, optional, profile }} />
    </AccountForm>
  )
}

interface FieldState {
  readonly id: string
  readonly name: string
  readonly defaultValue: string | undefined
  readonly problems: readonly string[] | undefined
}

interface PartProps extends Pick<ProfileFormProps, 'profile'> {
  /** Returns the state of the field with this name. */
  readonly of: (name: string) => FieldState
  readonly optional: string
}

function PersonFields({ of, optional, profile }: PartProps) {
  const { t } = useMarket()
  return (
    <>
      <FieldPair>
        <Field
          {...of('firstName')}
          required
          maxLength={100}
          autoComplete="given-name"
          label={t('address.first-name')}
        />
        <Field {...of('lastName')} required maxLength={100} autoComplete="family-name" label={t('address.last-name')} />
      </FieldPair>
      <Field
        {...of('phoneNumber')}
        type="tel"
        maxLength={25}
        autoComplete="tel"
        label={t('profile.phone')}
        {...{ optional }}
      />
      {profile.asksBirthday && (
        <Field
          {...of('birthday')}
          type="date"
          autoComplete="bday"
          label={t('sign-in.birthday')}
          help={t('sign-in.birthday-why')}
          {...{ optional }}
        />
      )}
    </>
  )
}

/** Optional fields for easier shopping, and for notices about product safety. */
function ShoppingFields({ of, optional, profile }: PartProps) {
  const { t } = useMarket()
  return (
    <>
      <Field
        {...of('dueDate')}
        type="date"
        autoComplete="off"
        min={profile.dueDates.first}
        max={profile.dueDates.last}
        label={t('profile.due-date')}
        help={t('profile.due-date-why')}
        {...{ optional }}
      />
      <EmailField
        {...of('emailGPSR')}
        required={false}
        label={t('profile.email-safety')}
        help={t('profile.email-safety-why')}
        {...{ optional }}
      />
      {profile.stores.length > 0 && (
        <Select
          {...of('favoriteStore')}
          choices={profile.stores}
          placeholder={t('profile.no-store')}
          label={t('profile.store')}
        />
      )}
      <Select
        {...of('preferredPayment')}
        choices={profile.payments}
        placeholder={t('profile.no-payment')}
        label={t('profile.payment')}
      />
    </>
  )
}
