import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useRefusal } from '#ui/field/index.ts'
import styles from './choice.module.css'

type Native = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'type'>

export interface CheckboxProps extends Native {
  readonly id: string
  readonly label: ReactNode
  readonly problems?: readonly string[] | undefined
}

/** A checkbox. If it gives consent, it must not be ticked beforehand. */
export function Checkbox({ id, label, problems, onChange, ...native }: CheckboxProps) {
  const [problem, setProblem] = useRefusal(problems)
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...native}
          type="checkbox"
          id={id}
          className={styles.box}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
          onChange={(event) => {
            setProblem(undefined)
            onChange?.(event)
          }}
        />
        <span>{label}</span>
      </label>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** An option of a group with the same `name`. The group is a `fieldset` with a `legend`. */
export function Radio({ label, ...native }: Native & { readonly label: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input {...native} type="radio" className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
