import type { SignInForms } from '#contracts/account-pages.ts'
import type { FormState } from '#contracts/pages.ts'

/** A view to sign in by: on the login page, in the flyout, or in the checkout. */
export interface ViewProps {
  readonly forms: SignInForms
  readonly form: FormState | undefined
  /** In front of the ids of its fields. */
  readonly prefix: string
  /** What was typed in another view. */
  readonly email?: string | undefined
  readonly onEmail?: ((email: string) => void) | undefined
  /** It is not what the page is mainly about. */
  readonly secondary?: boolean
}
