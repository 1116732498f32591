export { Checkbox, type CheckboxProps, Radio } from './choice.tsx'
