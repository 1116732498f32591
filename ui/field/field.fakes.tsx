import { hydrateRoot } from 'react-dom/client'
import { Field } from './field.tsx'

/** A postcode of Poland, and a field without a mask. */
export const MaskedFields = () => (
  <form>
    <Field id="code" label="Postcode" mask="##-####" pattern="\d{2}-\d{3}" />
    <Field id="town" label="Town" />
  </form>
)

if (typeof document === 'object') hydrateRoot(document.getElementById('shop')!, <MaskedFields />)
