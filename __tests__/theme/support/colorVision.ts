type Triple = readonly [number, number, number];

/** A kind of colour vision. */
export type Sight = 'all cones' | keyof typeof LACKING;

/** Missing one type of cones, on linear RGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const LACKING = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

/** Linear sRGB to CIE XYZ relative to the white point D65; the rows are X, Y and Z. */
const TO_XYZ = [
  [0.433953, 0.376219, 0.189828],
  [0.212673, 0.715152, 0.072175],
  [0.017757, 0.109477, 0.872766],
] as const satisfies readonly [Triple, Triple, Triple];

/** Relative luminance of a colour such as #1f5fae, as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** CIE L*, a* and b* of a colour such as #1f5fae. */
export function lab(hex: string): Triple {
  return fromLinear(linear(hex));
}

/** CIE L*, a* and b* of a colour as seen with some colour vision. */
export function seenWith(sight: Sight, hex: string): Triple {
  if (sight === 'all cones') return lab(hex);
  const [red, green, blue] = times(LACKING[sight], linear(hex));
  return fromLinear([inGamut(red), inGamut(green), inGamut(blue)]);
}

/** The difference between two colours: CIE 1976. */
export function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function linear(hex: string): Triple {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function fromLinear(rgb: Triple): Triple {
  const root = (share: number) =>
    share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 / 116) * share + 16 / 116;
  const [x, y, z] = times(TO_XYZ, rgb);
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
}

function times([first, second, third]: readonly [Triple, Triple, Triple], vector: Triple): Triple {
  const along = (row: Triple) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2];
  return [along(first), along(second), along(third)];
}

function inGamut(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
