import type { SignInForms } from '#contracts/account-pages.ts'
import type { FormState } from '#contracts/pages.ts'

/** A view for sign-in, on the login page or in the flyout. */
export interface ViewProps {
  readonly forms: SignInForms
  readonly form: FormState | undefined
  /** Prefix of the ids of the fields. */
  readonly prefix: string
  /** The email address that the shopper typed in another view. */
  readonly email?: string | undefined
  readonly onEmail?: ((email: string) => void) | undefined
}
