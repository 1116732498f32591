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
}

const Query = pg.Query as unknown as new (text: string, values: readonly unknown[]) => pg.Query & DriversQuery

/**
 * A named statement that asks for the description of its rows only the first time on a connection: the driver asks each time, and reading
 * the answer is a quarter of all it does. A statement whose rows change is refused by PostgreSQL itself.
 */
export class PreparedQuery extends Query {
  #shapes: Map<string, Shape> | undefined

  constructor(name: string, text: string, values: readonly unknown[]) {
    super(text, values)
    this.name = name
  }

  override prepare(connection: pg.Connection): void {
    this.#shapes = shapesOf(connection)
    const known = this.hasBeenParsed(connection) ? this.#shapes.get(this.name) : undefined
    if (known) {
      Object.assign(this._result, known)
      this._accumulateRows = true
    }
    super.prepare(known ? undescribed(connection) : connection)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    this.#shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
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
