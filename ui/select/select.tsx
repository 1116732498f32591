import type { ComponentPropsWithRef } from 'react'
import { described, FieldFrame, type FieldTexts, useRefusal } from '#ui/field/index.ts'
import styles from './select.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Choices of one group are listed together under its name. */
  readonly group?: string | undefined
}

type Native = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children' | 'onChange'>

export interface SelectProps extends Native, FieldTexts {
  readonly choices: readonly Choice[]
  /** The first entry while nothing is chosen. */
  readonly placeholder?: string | undefined
  readonly problems?: readonly string[] | undefined
  readonly narrow?: boolean
}

type BareSelectProps = Native & Pick<SelectProps, 'choices' | 'placeholder'> & { readonly 'aria-label': string }

/** The list alone, where there is no room for a label: `aria-label` names it. */
export const BareSelect = ({ choices, placeholder, ...native }: BareSelectProps) => (
  <select {...native} className={styles.select}>
    {options(choices, placeholder)}
  </select>
)

/** A native `select`, because every device lets people search it by typing. */
export function Select({ id, label, optional, help, problems, choices, placeholder, narrow, ...native }: SelectProps) {
  const [problem, setProblem] = useRefusal(problems)
  return (
    <FieldFrame {...{ id, label, optional, help, problem, narrow }}>
      <select
        {...native}
        {...described(id, help, problem)}
        id={id}
        className={styles.select}
        onChange={() => setProblem(undefined)}
      >
        {options(choices, placeholder)}
      </select>
    </FieldFrame>
  )
}

const options = (choices: readonly Choice[], placeholder: string | undefined) => (
  <>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {grouped(choices).map(([group, members]) =>
      group ? (
        <optgroup key={group} label={group}>
          {members.map(option)}
        </optgroup>
      ) : (
        members.map(option)
      ),
    )}
  </>
)

const option = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
)

const grouped = (choices: readonly Choice[]): [string, Choice[]][] =>
  Object.entries(Object.groupBy(choices, ({ group }) => group ?? '')).map(([group, members]) => [group, members ?? []])
