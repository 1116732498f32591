import { Icon } from '../icon/icon.tsx'
import styles from './heart.module.css'

export interface HeartProps {
  /** The action and its object: "Save Linen shirt". */
  readonly label: string
  /** The saved product. */
  readonly value: string
  /** The id of the product that `value` is a part of. The heart shows as pressed if any of its parts is saved. */
  readonly of?: string | undefined
  /** `framed` next to a button, `bare` on a picture. */
  readonly look?: 'bare' | 'framed'
}

/** Id of the form that all hearts of a page submit. */
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
