export default '/static/api-contract-1234567890.json';
