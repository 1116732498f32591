/**
 * A named point between two steps at which a test lets the program fail. `FAILPOINT=settle` throws there;
 * `FAILPOINT=settle:crash` ends the process like a kill. Without the setting it does nothing.
 */
export type Failpoint = (name: string) => void

export const noFailpoint: Failpoint = () => {}

export function failpointFrom(setting: string | undefined): Failpoint {
  if (setting === undefined || setting === '') return noFailpoint
  const [wanted, how] = setting.split(':')
  return (name) => {
    if (name !== wanted) return
    if (how === 'crash') process.kill(process.pid, 'SIGKILL')
    throw new Error(`failpoint ${name}`)
  }
}
