import { Icon } from '../icon/icon.tsx'
import styles from './heart.module.css'

export interface HeartProps {
  /** The action and its object: "Save Linen shirt". */
  readonly label: string
  /** The saved product. */
  readonly value: string
  /** The whole that it is a part of, where it is one: the heart is pressed if any part is saved. */
  readonly of?: string | undefined
  /** `framed` beside a button, `bare` on a picture. */
  readonly look?: 'bare' | 'framed'
}

/** Id of the one form of a page that all its hearts send. */
export const heartForm = 'save'

/**
 * Saves something for later. A button of the page's form of hearts, so it works without script; a script presses and releases it in place by
 * `aria-pressed`, which is the same for all in what the server writes.
 */
export const Heart = ({ label, value, of, look = 'bare' }: HeartProps) => (
  <button
    className={styles.heart}
    type="submit"
    form={heartForm}
    name="product"
    value={value}
    aria-label={label}
    aria-pressed="false"
    data-heart={of ?? value}
    data-look={look}
  >
    <Icon name="heart" />
  </button>
)
