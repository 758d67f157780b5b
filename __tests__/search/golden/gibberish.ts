/** Strings that must find nothing. */
export const gibberish: readonly string[] = [
  'xqzvbn, qwpfj lkzx, zzxqkvj, vbnmqxz, jjkqzwv, hgfjqk wzxvq, pqlzmxw, kxvqjzb',
  'bvcxzqj, zxqjvk wpqzx, ghjkqxz, mnbvzqk, wqxzkjh, fjzqxvk, xjqkvwz tqzxvj',
].flatMap((line) => line.split(', '));
