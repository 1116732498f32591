import { Icon } from '../icon/icon.tsx'
import styles from './heart.module.css'

export interface HeartProps {
  /** The action and its object: "Save Linen shirt". */
  readonly label: string
  /** The saved product. */
  readonly value: string
  /** The id of the whole, if `value` is a part of one: the heart shows as pressed if any part is saved. */
  readonly of?: string | undefined
  /** `framed` beside a button, `bare` on a picture. */
  readonly look?: 'bare' | 'framed'
}

/** Id of the one form of a page that all its hearts send. */
export const heartForm = 'save'

/**
 * Saves something for later. All hearts of a page submit one form, so they work without script. Script toggles `aria-pressed` in place;
 * the server writes the same markup for every shopper.
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
