import styles from './pagination.module.css'

export interface PaginationProps {
  readonly label: string
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  readonly words: { readonly previous: string; readonly next: string; readonly page: (page: number) => string }
}

/** Links to the pages around this one. How many are shown depends on the width of the screen: 1, 2, 3 or 5 on either side. */
export function Pagination({ label, page, pages, addressOf, words }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <a className={styles.page} href={addressOf(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      {pagesAround(page, pages).map((it) => (
        <PageLink key={it} page={it} current={page} pages={pages} href={addressOf(it)} name={words.page(it)} />
      ))}
      {page < pages && (
        <a className={styles.page} href={addressOf(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}

interface PageLinkProps {
  readonly page: number
  readonly current: number
  readonly pages: number
  readonly href: string
  readonly name: string
}

function PageLink({ page, current, pages, href, name }: PageLinkProps) {
  const away = page === 1 || page === pages ? 0 : Math.abs(page - current)
  return (
    <a
      className={styles.page}
      href={href}
      aria-label={name}
      aria-current={page === current ? 'page' : undefined}
      data-away={away}
    >
      {page}
    </a>
  )
}

const mostAround = 5

/** The first page, the last page, and up to five pages on each side of this one. */
export function pagesAround(page: number, pages: number): readonly number[] {
  const around = Array.from({ length: mostAround * 2 + 1 }, (_, index) => page - mostAround + index)
  return [...new Set([1, ...around.filter((it) => it > 1 && it < pages), pages])]
}
