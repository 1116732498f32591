import pg from 'pg'

/** How the rows of a statement are read: the same for as long as the connection knows the statement. */
interface Shape {
  readonly fields: unknown
  readonly _parsers: unknown
  readonly _prebuiltEmptyResultObject: unknown
}

/** The parts of the driver's own query that are needed here and that its types do not tell. */
interface DriversQuery {
  readonly text: string
  name: string
  _result: Shape
  _accumulateRows: boolean
  prepare(connection: pg.Connection): void
  hasBeenParsed(connection: pg.Connection): boolean
  handleRowDescription(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
}

/** What the driver's connection can do and its types do not tell. */
interface DriversConnection {
  readonly parsedStatements: Readonly<Record<string, string>>
  bind(asked: { readonly statement: string }): void
  execute(asked: object): void
}

export const beginStatement = { name: 'begin', text: 'begin' } as const

/** Whether a connection has prepared a statement of this name. */
export const knowsStatement = (client: object, name: string): boolean =>
  (client as { readonly connection: DriversConnection }).connection.parsedStatements[name] !== undefined

const Query = pg.Query as unknown as new (text: string, values: readonly unknown[]) => pg.Query & DriversQuery

/**
 * A named statement that asks for the description of its rows only the first time on a connection: the driver asks each time, and reading
 * the answer is a quarter of all it does. A statement whose rows change is refused by PostgreSQL itself.
 *
 * The first statement of a transaction can begin it: both are one message, so where the transaction does not begin, the statement is
 * not run either.
 */
export class PreparedQuery extends Query {
  #shapes: Map<string, Shape> | undefined
  #begins: boolean

  constructor(name: string, text: string, values: readonly unknown[], begins = false) {
    super(text, values)
    this.name = name
    this.#begins = begins
  }

  override prepare(connection: pg.Connection): void {
    this.#shapes = shapesOf(connection)
    const known = this.hasBeenParsed(connection) ? this.#shapes.get(this.name) : undefined
    if (known) {
      Object.assign(this._result, known)
      this._accumulateRows = true
    }
    if (this.#begins) askToBegin(connection)
    super.prepare(known ? undescribed(connection) : connection)
  }

  /** The first completion of a query that begins a transaction is that of the beginning. */
  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#begins) this.#begins = false
    else super.handleCommandComplete(message, connection)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}

/** Without the sync that ends a message. */
function askToBegin(connection: pg.Connection): void {
  const { bind, execute } = connection as unknown as DriversConnection
  bind.call(connection, { statement: beginStatement.name })
  execute.call(connection, {})
}

const shapes = new WeakMap<pg.Connection, Map<string, Shape>>()

function shapesOf(connection: pg.Connection): Map<string, Shape> {
  const known = shapes.get(connection)
  if (known) return known
  const none = new Map<string, Shape>()
  shapes.set(connection, none)
  return none
}

const quiet = new WeakMap<pg.Connection, pg.Connection>()

/** The same connection, on which nothing is asked about rows. */
function undescribed(connection: pg.Connection): pg.Connection {
  const known = quiet.get(connection)
  if (known) return known
  const made = Object.create(connection, { describe: { value: () => {} } }) as pg.Connection
  quiet.set(connection, made)
  return made
}
