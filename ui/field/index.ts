export { Field, FieldPair, type FieldProps } from './field.tsx'
export { described, FieldFrame, type FieldTexts } from './field-frame.tsx'
export { useRefusal } from './use-refusal.ts'
