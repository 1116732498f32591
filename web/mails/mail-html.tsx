import type { MarketSettings } from '#contracts/markets.ts'
import type { MailBlock, MailDocument, MailGood, MailRow } from './mail-document.ts'
import { mailStyles as styles } from './mail-styles.ts'

interface MailHtmlProps {
  readonly mail: MailDocument
  readonly shopName: string
  readonly market: MarketSettings
}

/** A mail as a whole HTML document. It uses tables and inline styles, because mail programs support little else. */
export function MailHtml({ mail, shopName, market }: MailHtmlProps) {
  return (
    <html lang={market.locale} dir={market.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{mail.subject}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.preview}>{mail.preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.frame} dir={market.direction}>
                  <tbody>
                    <tr>
                      <td style={styles.inside}>
                        <p style={styles.brand} lang="en">
                          {shopName}
                        </p>
                        {mail.blocks.map((block, index) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: written once, never changed.
                          <Block key={index} block={block} end={endOf[market.direction]} />
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** Mail programs do not support logical values such as `end`. */
const endOf = { ltr: 'right', rtl: 'left' } as const
type End = (typeof endOf)[keyof typeof endOf]

function Block({ block, end }: { readonly block: MailBlock; readonly end: End }) {
  switch (block.kind) {
    case 'heading':
      return <h1 style={styles.heading}>{block.text}</h1>
    case 'link':
      return (
        <p style={styles.text}>
          <a href={block.url} style={block.look === 'button' ? styles.button : styles.link}>
            {block.text}
          </a>
        </p>
      )
    case 'goods':
      return <Goods goods={block.goods} end={end} />
    case 'rows':
      return (
        <>
          {block.title && <h2 style={styles.title}>{block.title}</h2>}
          <Rows rows={block.rows} end={end} />
        </>
      )
    default:
      return <p style={styles[block.kind]}>{block.text}</p>
  }
}

function Goods({ goods, end }: { readonly goods: readonly MailGood[]; readonly end: End }) {
  return (
    <table style={styles.table}>
      <tbody>
        {goods.map(({ name, facts, amount }) => (
          <tr key={`${name} ${facts.join()}`}>
            <td style={styles.good}>
              {name}
              {facts.map((fact) => (
                <div key={fact} style={styles.facts}>
                  {fact}
                </div>
              ))}
            </td>
            <td style={styles.good} align={end}>
              <bdi>{amount}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rows({ rows, end }: { readonly rows: readonly MailRow[]; readonly end: End }) {
  return (
    <table style={styles.table}>
      <tbody>
        {rows.map(({ term, text, strong }) => (
          <tr key={`${term} ${text}`}>
            <td style={strong ? styles.strong : styles.term}>{term}</td>
            <td style={strong ? styles.strong : styles.cell} align={end}>
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
