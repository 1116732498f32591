import type { Listing } from '#contracts/browsing-pages.ts'
import type { Facet } from '#contracts/search.ts'
import { Tint } from '#ui/tint/index.ts'
import styles from './facet-values.module.css'
import { toggled } from './listing-address.ts'

export interface FacetValuesProps {
  readonly facet: Facet
  readonly listing: Listing
}

/** The values of a facet as a list of links that look like checkboxes. A value without products is shown, but is no link. */
export function FacetValues({ facet, listing }: FacetValuesProps) {
  return (
    <ul>
      {facet.values.map(({ value, name, count, selected, ...dot }) => (
        <li key={value}>
          <a
            className={styles.value}
            href={count > 0 || selected ? toggled(listing, { facet: facet.id, value }) : undefined}
            aria-current={selected || undefined}
            aria-disabled={(count === 0 && !selected) || undefined}
            rel={count > 0 || selected ? 'nofollow' : undefined}
          >
            {dot.hex && <Dot {...dot} />}
            {name}
            <span className={styles.count}>{`(${count})`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * A dot in the colour of the value. The value for multicoloured goods has four colours. A chosen dot has a tick in a
 * colour with enough contrast.
 */
function Dot({ hex, checkbox, checkmark }: Pick<Facet['values'][number], 'hex' | 'checkbox' | 'checkmark'>) {
  const [first, second, third, fourth] = checkbox ?? []
  const values = { colour: hex, tick: checkmark, first, second, third, fourth }
  return <Tint className={styles.dot} data-many={checkbox ? '' : undefined} values={values} />
}
