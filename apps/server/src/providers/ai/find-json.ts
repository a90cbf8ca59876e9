/** Objects are looked for at this many opening braces at most: an answer of nothing but braces must not cost its square. */
const MAX_TRIES = 40;

/**
 * The JSON object in a model's text, which may stand in a code fence or amid prose; the longest where there are several, and
 * none of those a model only thought of (`<think>`). Empty text when there is none.
 */
export function findJson(text: string): string {
  const spoken = text.replace(/<think>.*?<\/think>/gs, '');
  let best = '';
  let from = spoken.indexOf('{');
  for (let tries = 0; from !== -1 && tries < MAX_TRIES; tries++) {
    const end = endOfObject(spoken, from);
    const candidate = end === null ? '' : spoken.slice(from, end);
    const found = isJson(candidate);
    if (found && candidate.length > best.length) best = candidate;
    from = spoken.indexOf('{', found ? end! : from + 1);
  }
  return best;
}

/** Index behind the brace that closes the one at `from`, braces in strings aside; null when it stays open. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let inString = false;
  for (let i = from; i < text.length; i++) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return i + 1;
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
