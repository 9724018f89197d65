import { keepAddressPlain } from './plainAddress';

// Gatsby's router reads the address as its module is loaded, before any function of Gatsby's is called.
keepAddressPlain();
