import { useEffect, useRef, useState } from 'react'
import { useRefusal } from '#ui/field/index.ts'
import styles from './stepper.module.css'

export interface StepperProps {
  readonly id: string
  readonly name: string
  readonly value: number
  /** A refused value, shown again. */
  readonly typed?: string | undefined
  readonly max: number
  readonly labels: { readonly count: string; readonly fewer: string; readonly more: string; readonly update: string }
  /** The value of the button that submits the form; it names the form action. */
  readonly formAction: string
  readonly problems?: readonly string[] | undefined
}

/** Time between the last click and the sending of the form. */
const pauseMs = 400

/**
 * A field for a quantity with plus and minus buttons, in its own form. Without script the shopper types the count and
 * sends it with the update button. With script that button is hidden, and the form is sent after the last click or when
 * the shopper leaves the field.
 */
export function Stepper({ id, name, value, typed, max, labels, formAction, problems }: StepperProps) {
  const [problem] = useRefusal(problems)
  const { text, type, step, send, submit } = useCount(value, typed, max)
  const count = Number(text)
  return (
    <div className={styles.whole}>
      <div className={styles.stepper} data-refused={problem !== undefined || undefined}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.fewer}
          disabled={count <= 1}
          onClick={() => step(-1)}
        >
          <span className={styles.minus} />
        </button>
        <input
          className={styles.count}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          {...{ id, name, 'aria-label': labels.count, value: text }}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
          onChange={(event) => type(event.target.value)}
          onBlur={send}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={labels.more}
          disabled={count >= max}
          onClick={() => step(1)}
        >
          <span className={styles.plus} />
        </button>
      </div>
      <button type="submit" className={styles.update} name="formAction" value={formAction} ref={submit}>
        {labels.update}
      </button>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

function useCount(value: number, typed: string | undefined, max: number) {
  const [given, setGiven] = useState(value)
  const [text, setText] = useState(typed ?? String(value))
  const submit = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (given !== value) {
    setGiven(value)
    setText(String(value))
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const post = () => submit.current?.form?.requestSubmit(submit.current)
  return {
    text,
    submit,
    type: setText,
    step(by: number) {
      setText((before) => String(Math.min(max, Math.max(1, Number(before) + by))))
      clearTimeout(timer.current)
      timer.current = setTimeout(post, pauseMs)
    },
    send() {
      if (text !== String(value)) post()
    },
  }
}
