import type { ComponentPropsWithRef } from 'react'
import styles from './button.module.css'

export interface ButtonLook {
  /** At most one primary button in a view; `quiet` is underlined text. */
  readonly kind?: 'primary' | 'secondary' | 'quiet'
  /** `buy` is taller, for buttons that lead from one step of a purchase to the next. */
  readonly size?: 'normal' | 'buy'
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonLook {
  /** The action is running: the label stays, and another click does nothing. */
  readonly busy?: boolean
}

/** A form action. Submits its form unless `type` says otherwise, as in HTML. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  busy = false,
  type = 'submit',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}

export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className'>, ButtonLook {
  readonly href: string
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'secondary', size = 'normal', ...rest }: ButtonLinkProps) {
  return <a {...rest} className={styles.button} data-kind={kind} data-size={size} />
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** The accessible name: the action and its object. */
  readonly 'aria-label': string
}

/** A square of 44 px around an icon. */
export function IconButton({ type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} className={styles.icon} />
}
