import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './field.module.css'
import { described, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useFieldCheck } from './use-field-check.ts'

type Native = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'onBlur' | 'onInput'>

export interface FieldProps extends Native, FieldTexts {
  /** Problems the server found. A new array counts as a new answer, even with the same texts. */
  readonly problems?: readonly string[] | undefined
  /** The message for what the browser's check of pattern and type found. */
  readonly explain?: (validity: ValidityState) => string | undefined
  /** `###-##`: the value is formatted this way when the field loses the focus. */
  readonly mask?: string | undefined
  /** For values that are easily mistyped: shows a small tick once the value is valid. */
  readonly ticked?: boolean
  /** The shorter field of a pair. */
  readonly narrow?: boolean
}

/** Values of these types are read from left to right, also on right-to-left pages. */
const writtenLeftToRight = new Set(['email', 'tel', 'password'])

/** A field for one line of text. */
export function Field({ id, label, optional, help, problems, explain, mask, ticked, narrow, ...native }: FieldProps) {
  const { problem, proven, ...listeners } = useFieldCheck(problems, explain, mask)
  return (
    <FieldFrame {...{ id, label, optional, help, problem, narrow }}>
      <span className={styles.box} data-proven={(ticked && proven) || undefined}>
        <input
          type="text"
          {...(writtenLeftToRight.has(native.type ?? '') && { dir: 'ltr' })}
          {...native}
          {...listeners}
          {...described(id, help, problem)}
          id={id}
          className={styles.input}
        />
      </span>
    </FieldFrame>
  )
}

/** Two fields that belong together: side by side where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
