export { BareSelect, type Choice, Select, type SelectProps } from './select.tsx'
