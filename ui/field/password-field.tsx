import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import styles from './field.module.css'
import { described, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { useRefusal } from './use-refusal.ts'

type Native = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type' | 'defaultValue'>

export interface PasswordFieldProps extends Native, FieldTexts {
  /** `new-password` where the shopper chooses one, so that browsers offer to generate it. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Problems the server found. A new array counts as a new answer, even with the same texts. */
  readonly problems?: readonly string[] | undefined
  /** The word on the button that shows what is typed. */
  readonly showWord: string
}

/** A password, hidden until the button shows it. The typed text is sent unchanged, with its blanks. */
export function PasswordField({ id, label, optional, help, problems, showWord, ...native }: PasswordFieldProps) {
  const [problem, setProblem] = useRefusal(problems)
  const [shown, setShown] = useState(false)
  const [alive, setAlive] = useState(false)
  // Without script the button would do nothing, so it appears only after hydration.
  useEffect(() => setAlive(true), [])
  return (
    <FieldFrame {...{ id, label, optional, help, problem }}>
      <span className={styles.box}>
        <input
          spellCheck={false}
          {...native}
          {...described(id, help, problem)}
          id={id}
          dir="ltr"
          type={shown ? 'text' : 'password'}
          className={`${styles.input} ${styles.secret}`}
          onInput={() => setProblem(undefined)}
        />
        {alive && (
          <button
            className={styles.show}
            type="button"
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {showWord}
          </button>
        )}
      </span>
    </FieldFrame>
  )
}
