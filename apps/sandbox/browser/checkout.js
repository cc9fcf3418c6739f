// The stand-in of the provider's checkout.js: same constructor, options, events and life of the window. Styles are set
// through the object model and nothing is inline, so that a shop's strict content security policy holds.

(() => {
  const own = document.currentScript;
  if (!(own instanceof HTMLScriptElement)) return;
  const home = new URL('.', own.src);

  /** @typedef {{ code: string, description: string, source: string, step: string, reason: string, metadata: object }} Failure */

  /**
   * @typedef {object} Options
   * @property {string} key
   * @property {string} [order_id]
   * @property {number | string} [amount]
   * @property {string} [currency]
   * @property {string} [name]
   * @property {string} [description]
   * @property {(response: Record<string, string>) => void} [handler]
   * @property {string} [callback_url]
   * @property {boolean} [redirect]
   * @property {{ name?: string, email?: string, contact?: string, method?: string }} [prefill]
   * @property {{ display?: object }} [config]
   * @property {Record<string, string>} [notes]
   * @property {{ color?: string, backdrop_color?: string }} [theme]
   * @property {{ ondismiss?: (reason?: unknown) => void, escape?: boolean, backdropclose?: boolean, confirm_close?: boolean, animation?: boolean }} [modal]
   * @property {boolean | { enabled?: boolean, max_count?: number }} [retry]
   * @property {number} [timeout]
   */

  class Razorpay {
    /** @type {Options} */ #options;
    /** @type {Map<string, ((data: unknown) => void)[]>} */ #listeners = new Map();
    /** @type {HTMLDivElement | undefined} */ #container;
    /** @type {(() => void) | undefined} */ #restore;

    /** @param {Options} options */
    constructor(options) {
      if (!options || typeof options !== 'object') throw new Error('No options passed to Razorpay');
      if (!options.key) throw new Error('No key passed');
      this.#options = options;
      this.modal = { options: options.modal ?? {} };
    }

    /** @param {Options} options */
    static open(options) {
      return new Razorpay(options).open();
    }

    /** @param {string} event @param {(data: any) => void} listener */
    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#container) return this;
      const address = new URL('window', home);
      address.search = new URLSearchParams({
        key: this.#options.key,
        order_id: this.#options.order_id ?? '',
      }).toString();
      const frame = document.createElement('iframe');
      frame.className = 'razorpay-checkout-frame';
      frame.title = 'Payment';
      frame.src = address.href;
      Object.assign(frame.style, {
        border: '0',
        width: '100%',
        height: '100%',
        background: 'transparent',
        // A frame of another colour scheme than the page's would lose its transparency.
        colorScheme: getComputedStyle(document.documentElement).colorScheme,
      });
      const container = document.createElement('div');
      container.className = 'razorpay-container';
      Object.assign(container.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
      container.append(frame);
      this.#container = container;
      this.#restore = keepPageStill(container);
      window.addEventListener('message', this.#hear);
      document.body.append(container);
      frame.focus();
      return this;
    }

    close() {
      this.#say({ event: 'close' });
    }

    /** @param {object} message */
    #say(message) {
      this.#container?.querySelector('iframe')?.contentWindow?.postMessage(message, home.origin);
    }

    /** @param {MessageEvent} event */
    #hear = (event) => {
      const frame = this.#container?.querySelector('iframe');
      if (event.origin !== home.origin || event.source !== frame?.contentWindow) return;
      const { name, data } = event.data ?? {};
      if (name === 'ready') this.#say({ event: 'open', options: this.#plainOptions() });
      if (name === 'submit') this.#emit('payment.submit', data);
      if (name === 'failed') this.#emit('payment.failed', { error: data });
      if (name === 'success') this.#succeed(data);
      if (name === 'dismiss') {
        this.#remove();
        this.#options.modal?.ondismiss?.(data);
      }
    };

    /** Functions do not travel to another window. */
    #plainOptions() {
      const { name, description, prefill, config, theme, modal, retry, timeout } = this.#options;
      return {
        name,
        description,
        prefill,
        config,
        theme,
        retry,
        timeout,
        modal: {
          escape: modal?.escape,
          backdropclose: modal?.backdropclose,
          confirm_close: modal?.confirm_close,
        },
      };
    }

    /** @param {Record<string, string>} response */
    #succeed(response) {
      this.#remove();
      this.#emit('payment.success', response);
      const { handler, callback_url, redirect } = this.#options;
      if (callback_url && (redirect || !handler)) submitTo(callback_url, response);
      else handler?.(response);
    }

    /** @param {string} event @param {unknown} data */
    #emit(event, data) {
      for (const listener of this.#listeners.get(event) ?? []) listener(data);
    }

    #remove() {
      window.removeEventListener('message', this.#hear);
      this.#container?.remove();
      this.#container = undefined;
      this.#restore?.();
    }
  }

  /**
   * The page behind neither scrolls nor takes the focus while the window is open, and gets the focus back after.
   * @param {HTMLElement} container
   */
  function keepPageStill(container) {
    const focused = document.activeElement;
    const { overflow } = document.body.style;
    const others = [...document.body.children].filter(
      (each) => each instanceof HTMLElement && each !== container && !each.inert,
    );
    document.body.style.overflow = 'hidden';
    for (const other of others) other.toggleAttribute('inert', true);
    return () => {
      document.body.style.overflow = overflow;
      for (const other of others) other.toggleAttribute('inert', false);
      if (focused instanceof HTMLElement) focused.focus();
    };
  }

  /** @param {string} address @param {Record<string, string>} fields */
  function submitTo(address, fields) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  Object.assign(window, { Razorpay });
})();
