// Tells the page's own server, again and again, what the page is and how many elements are beside its body.
const tell = () => {
  const { prerendering, title, documentElement } = document;
  return fetch(`tell?${new URLSearchParams({ title, prerendering, beside: documentElement.children.length - 2 })}`);
};
addEventListener('DOMContentLoaded', () => {
  tell();
  setInterval(tell, 400);
});
