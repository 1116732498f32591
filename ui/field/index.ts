export { Field, FieldPair, type FieldProps } from './field.tsx'
export { described, FieldFrame, type FieldTexts } from './field-frame.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { useRefusal } from './use-refusal.ts'
