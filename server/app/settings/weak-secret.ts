/** Words and keys from examples and guides. Attackers try these first. */
const known =
  /change.?me|pass.?word|secret|default|example|placeholder|replace|insert|simulator|selvedge|dummy|sample|letmein|qwert|asdf|foobar|hunter2|correct.?horse|lorem.?ipsum|1q2w3e/i
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '0123456789abcdef']
const fewestCharacters = 8
/** In random hexadecimal digits each character has nearly 4 bits; in repeated words it has far fewer. */
const leastBits = 64

/** Why a secret that the operator made could be guessed; undefined for a random secret. */
export function weaknessOf(secret: string): string | undefined {
  if (new Set(secret).size < fewestCharacters) return `must have at least ${fewestCharacters} different characters`
  if (isRepeated(secret)) return 'must not repeat one part of itself'
  if (known.test(secret)) return 'must not hold a word that guides and examples use'
  if (isMostlyInOrder(secret)) return 'must not follow the alphabet, the digits or the keyboard'
  if (bitsOf(secret) < leastBits) return 'must be made by chance, for example by openssl rand -hex 32'
  return undefined
}

/** Why a key cannot be the one that the provider gave out. */
export function weaknessOfGiven(key: string): string | undefined {
  if (key.length < 8 || new Set(key.toLowerCase()).size < 3) return 'must be the key the provider gave out'
  if (/^(?:simulator|change.?me|example|test|password|secret)/i.test(key) || key.startsWith('53494d554c41544f52'))
    return 'must be the key the provider gave out, not that of an example or of the simulator'
  return undefined
}

function isRepeated(text: string): boolean {
  const again = `${text}${text}`.indexOf(text, 1)
  if (again < text.length) return true
  // The last repetition may be cut short.
  for (let part = 1; part <= text.length / 2; part++) {
    if (text.slice(part) === text.slice(0, text.length - part)) return true
  }
  return false
}

/** True if most characters are neighbours in the alphabet, among the digits or on a keyboard, in either direction. */
function isMostlyInOrder(secret: string): boolean {
  const text = secret.toLowerCase()
  let inOrder = 0
  for (let at = 1; at < text.length; at++) {
    const pair = text.slice(at - 1, at + 1)
    const back = `${pair[1]}${pair[0]}`
    if (rows.some((row) => row.includes(pair) || row.includes(back))) inOrder++
  }
  return inOrder > text.length * 0.6
}

/** The Shannon entropy of the whole secret in bits, by the frequency of its own characters. */
function bitsOf(secret: string): number {
  const counts = new Map<string, number>()
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1)
  const each = [...counts.values()].reduce((sum, count) => {
    const share = count / secret.length
    return sum - share * Math.log2(share)
  }, 0)
  return each * secret.length
}
