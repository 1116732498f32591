import { hydrateRoot } from 'react-dom/client'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'

/** A field for a Polish postcode, a field without a mask, and a password. */
export const MaskedFields = () => (
  <form>
    <Field id="code" label="Postcode" mask="##-####" pattern="\d{2}-\d{3}" />
    <Field id="town" label="Town" />
    <PasswordField id="password" label="Password" autoComplete="new-password" showWord="Show" />
  </form>
)

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <MaskedFields />)
