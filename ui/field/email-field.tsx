import { emailPattern, longestEmailAddress } from '#foundation/email-address.ts'
import { Field, type FieldProps } from './field.tsx'

/** An email field with the attributes by which browsers fill it in. Any of them can be overridden. */
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
