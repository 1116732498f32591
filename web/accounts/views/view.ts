import type { SignInForms } from '#contracts/account-pages.ts'
import type { FormState } from '#contracts/pages.ts'

/** A view to sign in by: on the login page, or in the flyout. */
export interface ViewProps {
  readonly forms: SignInForms
  readonly form: FormState | undefined
  /** Prefix of the ids of its fields. */
  readonly prefix: string
  /** The text typed in another view. */
  readonly email?: string | undefined
  readonly onEmail?: ((email: string) => void) | undefined
}
