import { hydrateRoot } from 'react-dom/client'
import { Field } from './field.tsx'

/** A field for a Polish postcode, and a field without a mask. */
export const MaskedFields = () => (
  <form>
    <Field id="code" label="Postcode" mask="##-####" pattern="\d{2}-\d{3}" />
    <Field id="town" label="Town" />
  </form>
)

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <MaskedFields />)
