const DesignPage = () => <main id="main">…</main>;
export default DesignPage;
