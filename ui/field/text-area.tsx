import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { described, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useRefusal } from './use-refusal.ts'

type Native = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'onInput'>

export interface TextAreaProps extends Native, FieldTexts {
  /** Problems the server found. A new array counts as a new answer, even with the same texts. */
  readonly problems?: readonly string[] | undefined
}

/** A field for several lines of text. */
export function TextArea({ id, label, optional, help, problems, ...native }: TextAreaProps) {
  const [problem, setProblem] = useRefusal(problems)
  return (
    <FieldFrame {...{ id, label, optional, help, problem }}>
      <textarea
        {...native}
        {...described(id, help, problem)}
        id={id}
        className={styles.input}
        onInput={() => setProblem(undefined)}
      />
    </FieldFrame>
  )
}
