(() => {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
})();
