import { expect, test } from 'vitest';
import { copyText } from '@/components/raw/raw-node';
import { parseKeepingDigits } from '@/utils/json/number-literals';

test('a copied object has its numbers with the digits sent', () => {
  const { json, literals } = parseKeepingDigits('{"id":9007199254740993,"__proto__":{"share":0.80},"list":[1.0,"a"]}');
  expect(copyText({ pointer: '', key: '', value: json }, literals)).toBe(
    '{\n  "id": 9007199254740993,\n  "__proto__": {\n    "share": 0.80\n  },\n  "list": [\n    1.0,\n    "a"\n  ]\n}',
  );
});
