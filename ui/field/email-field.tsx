import { emailPattern, longestEmailAddress } from '#foundation/email-address.ts'
import { Field, type FieldProps } from './field.tsx'

/** An email address, as browsers know and fill it in. What is given beside it wins. */
export const EmailField = (props: FieldProps) => (
  <Field
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    spellCheck={false}
    required
    maxLength={longestEmailAddress}
    pattern={emailPattern}
    {...props}
  />
)
